import { expect, test } from 'vitest';
import { checkRegistration } from './register-rules';

const good = { username: 'ayşe', email: 'ayse@ornek.com', password: 'x', password_confirmation: 'y' };

test('an empty form is told that all four fields are required', () => {
  expect(checkRegistration({ username: '', email: ' ', password: '', password_confirmation: '' })).toEqual({
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
