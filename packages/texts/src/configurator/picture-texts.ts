/** The stage, which shows the picture of the house, with its cameras and its tools. The server uses one of these texts for file names. */
export const pictureTexts = {
  name: 'picture',
  messages: {
    of: 'Bild på {house}',
    ofCamera: 'Bild på {house}, {camera}',
    with: 'Bild på {house}, {camera}. {answers}.',
    withAnswers: 'Bild på {house}. {answers}.',
    modelOf: 'Renderad modell av {house}, {camera}',
    modelWith: 'Renderad modell av {house}, {camera}. {answers}.',
    exampleOf: 'Exempelbild, {what}',
    exampleWith: 'Exempelbild, {what}. {answers}.',
    answer: '{question}: {answer}',
    tools: 'Bilden',
    camera: 'Kameravy',
    rotate: 'Rotera till nästa kameravy',
    rotateShort: 'Rotera',
    /**
     * While the next picture loads, this text replaces the description of the visible picture. If the picture is late, the text is visible
     * as a small line.
     */
    coming: 'Bilden hämtas',
    failed: 'Bilden gick inte att hämta. Dina val är kvar.',
    nowShown: 'Kameravy: {camera}',
    fullscreen: 'Visa bara bilden',
    leaveFullscreen: 'Visa alla kontroller',
    // The labels of icons: words from their accessible names.
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
    /** The file name of a house whose title cannot be a file name; `.jpg` follows. */
    fileName: 'hus',
    downloadFailed: 'Bilden gick inte att hämta. Försök igen.',
  },
} as const;
