import { expect, test } from 'vitest';
import { checkRegistration, withoutPassword, withTaken } from './check-registration';

const ticked = { adult_confirmed: true, terms_accepted: true };
const good = {
  username: 'ayşe',
  email: 'ayse@ornek.com',
  password: 'Gizli-Sikke-42!',
  password_confirmation: 'Gizli-Sikke-42!',
  ...ticked,
};

test('an empty form is told that all four fields are required', () => {
  expect(
    checkRegistration({ username: '', email: ' ', password: '', password_confirmation: '', ...ticked }),
  ).toEqual({
    username: ['required'],
    email: ['required'],
    password: ['required'],
    password_confirmation: ['required'],
  });
});

test.each(['ayse', 'ayse@', '@ornek.com', 'a@b', 'a b@ornek.com', 'a@ornek..com', 'a@@ornek.com'])(
  'an e-mail of %j is told to be none',
  (email) => {
    expect(checkRegistration({ ...good, email })).toEqual({ email: ['email'] });
  },
);

const weak = { ...good, username: 'a', password: 'x', password_confirmation: 'y' };

test('whether the passwords match, and how strong they are, is left to the server', () => {
  expect(checkRegistration(good)).toEqual({});
  expect(checkRegistration(weak)).toEqual({});
});

test('where something is missing the rest is told with it, in no second round', () => {
  expect(checkRegistration({ ...weak, email: '', terms_accepted: false })).toEqual({
    username: ['too_short'],
    email: ['required'],
    password: ['too_short', 'min.regex', 'regex'],
    password_confirmation: ['confirmed'],
    terms_accepted: ['required'],
  });
  expect(checkRegistration({ ...good, adult_confirmed: false, password_confirmation: '' })).toEqual({
    adult_confirmed: ['required'],
    password_confirmation: ['required'],
  });
});

test('a box that is not ticked is told, each at its own place', () => {
  expect(checkRegistration({ ...good, adult_confirmed: false })).toEqual({ adult_confirmed: ['required'] });
  expect(checkRegistration({ ...good, terms_accepted: false })).toEqual({ terms_accepted: ['required'] });
});

test('what is taken stands beside what is missing; of the password that was not sent nothing is said', () => {
  expect(withoutPassword(good)).toEqual({ ...good, password: '', password_confirmation: '' });
  const said = { username: ['unique'], email: ['email'], password: ['required'] };
  expect(withTaken({ email: ['required'], terms_accepted: ['required'] }, { errors: said })).toEqual({
    username: ['unique'],
    email: ['required'],
    terms_accepted: ['required'],
  });
  expect(withTaken({ email: ['required'] }, { error: 'captcha_failed' })).toEqual({ email: ['required'] });
});
