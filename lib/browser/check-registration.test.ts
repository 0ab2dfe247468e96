import { expect, test } from 'vitest';
import { checkRegistration } from './register-rules';

const ticked = { adult_confirmed: true, terms_accepted: true };
const good = {
  username: 'ayşe',
  email: 'ayse@ornek.com',
  password: 'x',
  password_confirmation: 'y',
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

test('whether the passwords match, and how strong they are, is left to the server', () => {
  expect(checkRegistration(good)).toEqual({});
});

test('a box that is not ticked is told, each at its own place', () => {
  expect(checkRegistration({ ...good, adult_confirmed: false })).toEqual({ adult_confirmed: ['required'] });
  expect(checkRegistration({ ...good, terms_accepted: false })).toEqual({ terms_accepted: ['required'] });
});
