/**
 * The pages that the server returns for a link to a preview (the site with a draft of the range): the link has ended, or the preview is
 * being prepared or failed. Also the title of a preview's PDF.
 */
export const previewPagesTexts = {
  name: 'previewPages',
  messages: {
    document: 'Förhandsvisning',
    endedTitle: 'Länken gäller inte längre',
    ended_expired: 'Länken till förhandsvisningen har gått ut. Den gäller i ett dygn.',
    ended_withdrawn: 'Länken till förhandsvisningen har dragits tillbaka.',
    ended_unknown: 'Det finns ingen förhandsvisning på den här adressen. Länken kan ha blivit avklippt på vägen.',
    endedText: 'Be den som skickade länken om en ny.',
    preparedTitle: 'Förbereder förhandsvisningen av utkast {draft}',
    preparedText: 'Det tar några sekunder. Sidan visas av sig själv när den är klar.',
    failedTitle: 'Förhandsvisningen går inte att visa',
    failedText: 'Utkastet har fel som måste rättas först. Be den som skickade länken om en ny.',
    toSite: 'Till webbplatsen',
  },
} as const;
