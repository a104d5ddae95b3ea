import type {Constructor} from '@loopback/core';
import {ExportController} from './lists/export-controller';
import {UploadsController} from './uploads/uploads.controller';
import {WorksController} from './work/works.controller';

/** The kernel's own calls. */
export const KERNEL_CONTROLLERS: Constructor<unknown>[] = [ExportController, WorksController, UploadsController];
