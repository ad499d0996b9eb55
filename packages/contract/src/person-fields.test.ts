import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { registrationBody } from './account-bodies.ts';
import { asciiDomain } from './ascii-domain.ts';
import { asciiEmail, emailAddress, emailFault, isPhoneNumber, personName, phoneDigits } from './person-fields.ts';
import { quoteAcceptanceBody } from './quote-bodies.ts';
import { contactRequestBody } from './request-bodies.ts';
import { staffInvitationBody } from './staff/staff-bodies.ts';

const registration = {
  Email: 'anna@example.se',
  Password: 'granbarr i snö',
  FirstName: 'Anna',
  LastName: 'Berg',
  Cellphone: '0701234567',
  MunicipalityId: '1280',
  GdprConsentId: 7,
};
const contact = { SubmissionType: 'Sales', Name: 'Anna Berg', Email: 'anna@example.se', Phone: '0701234567' };
const invitation = { Email: 'anna@example.se', FirstName: 'Anna', LastName: 'Berg', Role: 'Salesmen' };

/** Each of these functions returns one boolean for each tested request body: whether it accepts the value. */
const takesName = (name: string) => [
  registrationBody.safeParse({ ...registration, FirstName: name }).success,
  contactRequestBody.safeParse({ ...contact, Name: name }).success,
  staffInvitationBody.safeParse({ ...invitation, LastName: name }).success,
  quoteAcceptanceBody.safeParse({ Name: name }).success,
];
const takesEmail = (email: string) => [
  registrationBody.safeParse({ ...registration, Email: email }).success,
  contactRequestBody.safeParse({ ...contact, Email: email }).success,
  staffInvitationBody.safeParse({ ...invitation, Email: email }).success,
];
const takesPhone = (phone: string) => [
  registrationBody.safeParse({ ...registration, Cellphone: phone }).success,
  contactRequestBody.safeParse({ ...contact, Phone: phone }).success,
];
const all = (answers: readonly boolean[], expected: boolean) => expect(new Set(answers)).toEqual(new Set([expected]));

test('registration, contact request, staff invitation and quote acceptance accept the same names', () => {
  // Persian and Hindi names contain zero-width joiners, which are invisible characters.
  for (const name of ['Åsa', 'Anna-Karin', 'O’Brien', 'مه\u200cسا', 'र्\u200dय', '李']) all(takesName(name), true);
  for (const name of ['Anna\nBcc: x', 'Anna\u0007', 'Anna\u2028Berg', 'å'.repeat(202)]) all(takesName(name), false);
  expect(personName.parse('  Anna   Karin ')).toBe('Anna Karin');
});

test('registration, contact request and staff invitation accept the same e-mail addresses', () => {
  for (const email of ['asa@exämple.se', 'ASA@EXÄMPLE.SE', 'asa@xn--exmple-cua.se', 'a.b+c@räksmörgås.co.uk'])
    all(takesEmail(email), true);
  for (const email of ['åsa@example.se', 'asa@', 'asa@ex ample.se', 'a b@exämple.se', `${'a'.repeat(250)}@x.se`])
    all(takesEmail(email), false);
});

test('registration and contact request accept the same phone numbers', () => {
  const right = [
    '070–123 45 67',
    '070.123.45.67',
    '070/123 45 67',
    '＋46701234567',
    '+46 (0)70-123 45 67',
    '0046 70 1234567',
    '\u202a070-123 45 67\u202c',
    '０７０１２３４５６７',
  ];
  for (const phone of right) all(takesPhone(phone), true);
  for (const phone of ['70 123 45 67', '46701234567', '070-12', '070-12345678901234', 'ring mig', '070-123 45 67 anknytning 4'])
    all(takesPhone(phone), false);
  expect(phoneDigits('＋46 (0)70–123.45/67')).toBe('+460701234567');
});

test('isPhoneNumber returns false for a number that does not begin with +, 00 or 0, whatever separates its digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{6,14}$/), fc.constantFrom('-', '–', '.', '/', ' ', '\u00a0'), (digits, sign) => {
      expect(isPhoneNumber(digits.split('').join(sign).slice(0, 40))).toBe(false);
      expect(isPhoneNumber(`0${sign}${digits.slice(0, 8)}`)).toBe(true);
    }),
  );
});

test('an e-mail address with a domain like exämple.se is decoded both to ASCII and to the typed form in lower case', () => {
  expect(registrationBody.parse({ ...registration, Email: ' Asa@Exämple.se ' })).toMatchObject({
    email: 'asa@xn--exmple-cua.se',
    emailTyped: 'asa@exämple.se',
  });
  expect(contactRequestBody.parse({ ...contact, Email: 'asa@exämple.se' })).toMatchObject({
    email: 'asa@xn--exmple-cua.se',
    emailTyped: 'asa@exämple.se',
  });
  expect(emailAddress.parse('asa@exämple.se')).toBe('asa@xn--exmple-cua.se');
  // Composed and decomposed letters are equal.
  expect(asciiEmail('asa@exa\u0308mple.se')).toBe(asciiEmail('asa@exämple.se'));
});

test('emailFault returns local-part if only the part before the @ is wrong, malformed for other faults, else null', () => {
  expect(emailFault('åsa@example.se')).toBe('local-part');
  expect(emailFault('åsa@exämple.se')).toBe('local-part');
  for (const email of ['', 'asa', 'asa@', '@exämple.se', 'asa@exämple', 'åsa@', 'a@b@exämple.se'])
    expect(emailFault(email), email).toBe('malformed');
  expect(emailFault('asa@exämple.se')).toBe(null);
});

test('asciiDomain returns the same as Node’s domainToASCII', () => {
  const letters = fc.constantFrom(...'abcxyz019åäöéüßæøńçñłжд日本語한');
  const labels = fc.array(letters, { minLength: 1, maxLength: 20 }).map((label) => label.join(''));
  fc.assert(
    fc.property(fc.array(labels, { minLength: 1, maxLength: 3 }), (domain) => {
      const name = [...domain, 'se'].join('.');
      expect(asciiDomain(name)).toBe(domainToASCII(name));
      expect(domainToUnicode(asciiDomain(name))).toBe(domainToUnicode(domainToASCII(name)));
    }),
  );
});
