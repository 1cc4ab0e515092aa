/*
 * cards.js - how the cards of the runs are arranged: as many beside each other as leave each
 * tree its room, in each card lists beside the tree or below it, so that nothing stays empty.
 */

/* Pixels: of cards, between them, and inside; of lists beside each other; of those beside a
 * tree. */
const CARD = 344, CARD_GAP = 13, CARD_PADDING = 30, TWO_LISTS = 620, THREE_LISTS = 980, BESIDE = 960;

/* How many cards of count stand in a row, evenly. */
function cardsInRow(count, wide, card) {
    const most = Math.max(1, Math.min(count, Math.floor((wide + CARD_GAP) / (card + CARD_GAP))));

    return Math.ceil(count / Math.ceil(count / most));
}

function cardLook(width) {
    const own = tree.width + 2 * MARGIN;

    if (width >= BESIDE && own <= 0.58 * width)
        return "beside";
    if (width >= THREE_LISTS)
        return "three";
    return width >= TWO_LISTS ? "two" : "narrow";
}

function arrangeCards(place, columns) {
    const wide = place.clientWidth, card = Math.max(CARD, tree.width + 2 * MARGIN + CARD_PADDING);
    const inRow = cardsInRow(columns.length, wide, card);

    place.style.setProperty("--cards", inRow);
    place.classList.toggle("single", columns.length === 1);
    columns.forEach(({ element }, i) => {
        /* One that is left over has the row for itself. */
        const alone = inRow > 1 && i === columns.length - 1 && columns.length % inRow === 1;
        const width = alone || inRow === 1 ? wide : (wide - (inRow - 1) * CARD_GAP) / inRow;

        element.classList.remove("beside", "three", "two", "narrow");
        element.classList.add(cardLook(width - CARD_PADDING));
        element.classList.toggle("alone", alone);
    });
}
