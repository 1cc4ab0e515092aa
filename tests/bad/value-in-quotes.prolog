staticval(b,'3').
