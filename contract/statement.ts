import { z } from 'zod';
import { envelope } from './envelope';
