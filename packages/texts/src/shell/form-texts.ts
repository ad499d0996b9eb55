/** Texts that every form uses: required fields, the number of errors, and showing a password. */
export const formTexts = {
  name: 'form',
  messages: {
    required: 'obligatoriskt',
    empty: 'Fyll i fältet',
    noneTicked: 'Kryssa i minst en ruta',
    notEmail: 'Ange en giltig E-postadress',
    notAddress: 'Ange hela adressen, från https://',
    tooEarly: 'Välj en senare dag',
    notValid: 'Kontrollera fältet',
    missing: '{count, plural, one {Ett fält behöver fyllas i.} other {# fält behöver fyllas i.}}',
    wrong: '{count, plural, one {Ett fält behöver rättas.} other {# fält behöver rättas.}}',
    showPassword: 'Visa <hidden>lösenord</hidden>',
    hidePassword: 'Dölj <hidden>lösenord</hidden>',
  },
} as const;
