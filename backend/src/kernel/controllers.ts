import type {Constructor} from '@loopback/core';
import {ImportsController} from './imports/calls/imports.controller';
import {ExportController} from './lists/export-controller';
import {WorksController} from './work/works.controller';

/** The kernel's own calls. */
export const KERNEL_CONTROLLERS: Constructor<unknown>[] = [ExportController, ImportsController, WorksController];
