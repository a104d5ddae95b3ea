import type {Constructor} from '@loopback/core';
export interface Registration { controller: Constructor<unknown> }
