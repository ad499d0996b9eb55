/** The render area: the picture, its cameras and what can be done with it. The server names files by it. */
export const pictureTexts = {
  name: 'picture',
  messages: {
    of: 'Bild på {house}',
    ofCamera: 'Bild på {house}, {camera}',
    with: 'Bild på {house}, {camera}. {answers}.',
    withAnswers: 'Bild på {house}. {answers}.',
    exampleOf: 'Exempelbild, {what}',
    exampleWith: 'Exempelbild, {what}. {answers}.',
    answer: '{question}: {answer}',
    tools: 'Bilden',
    camera: 'Kameravy',
    rotate: 'Rotera till nästa kameravy',
    rotateShort: 'Rotera',
    /** In place of what is read of the picture, and as a quiet line, while the one before is shown still. */
    coming: 'Bilden hämtas',
    failed: 'Bilden gick inte att hämta. Dina val är kvar.',
    nowShown: 'Kameravy: {camera}',
    fullscreen: 'Visa bara bilden',
    leaveFullscreen: 'Visa alla kontroller',
    // What stands with the icons: words of their names.
    fullscreenWord: 'Bara bilden',
    leaveFullscreenWord: 'Kontroller',
    downloadWord: 'Ladda ner',
    turnPhone: 'Vrid telefonen, så blir bilden större.',
    landscapeHint: 'Låt bilden fylla skärmen',
    zoom: 'Zooma',
    zoomIn: 'Zooma in',
    zoomOut: 'Zooma ut',
    zoomed: '{percent} %',
    download: 'Ladda ner bilden',
    downloading: 'Bilden laddas ner',
    /** Of a house whose title no file can be called by; `.jpg` follows. */
    fileName: 'hus',
    downloadFailed: 'Bilden gick inte att hämta. Försök igen.',
  },
} as const;
