/** The JSON of an account whose owner must choose a password, after a login with a one-time password. */
export const ANNA = {
  Id: 1012,
  Firstname: 'Anna',
  Lastname: 'Ek',
  FullName: 'Anna Ek',
  Cellphone: '0701234567',
  Email: 'anna@example.com',
  MunicipalityId: '1280',
  Roles: [],
  Access: [],
  MustChoosePassword: true,
  HasSecondFactor: false,
  NeedsSecondFactor: false,
  ActingFor: null,
};
