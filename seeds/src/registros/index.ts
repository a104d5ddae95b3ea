import {banners} from './banners';
import type {Registro} from './registro';

/** The demo's rows of all plain registrations. */
export const REGISTROS: readonly Registro[] = [banners];
