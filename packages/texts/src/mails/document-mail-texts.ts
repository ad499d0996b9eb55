/** The e-mail with the PDF of a house. */
export const documentMailTexts = {
  name: 'documentMail',
  messages: {
    subject: 'PDF: {house} hos {brand}',
    subjectFrom: '{name} har skickat ett hus till dig',
    heading: 'Huset som PDF',
    preview: '{house} i {municipality}: val, priser, ritningar och bilder.',
    text: 'Här är sammanställningen av {house} i {municipality}, bifogad som PDF. Den visar huset som det är sparat. Bilderna är lite mindre, så att brevet kommer fram.',
    textFrom: '{name} vill visa dig {house} i {municipality} från {brand}. Sammanställningen är bifogad som PDF.',
    municipality: 'Kommun',
    sent: 'Begärd',
    open: 'Öppna huset',
    missing: 'Skulle filen saknas i brevet finns samma innehåll på husets egen sida.',
    why: 'Du får det här brevet för att du bad om husets PDF till {email}.',
    whyFrom: 'Du får det här brevet för att {name} skrev {email} för att skicka husets PDF.',
  },
} as const;
