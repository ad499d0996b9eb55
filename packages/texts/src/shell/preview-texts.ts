/** The banner of a preview: the site as it would be with a draft of the range. */
export const previewTexts = {
  name: 'preview',
  messages: {
    label: 'Förhandsvisning',
    banner: '<b>Förhandsvisning av utkast {draft}</b> · inget sparas',
    leave: 'Lämna förhandsvisningen',
    only: 'Det här går inte i en förhandsvisning: inget sparas och inget skickas.',
    over: 'Länken till förhandsvisningen gäller inte längre. Be om en ny.',
  },
} as const;
