import type {Constructor} from '@loopback/core';
import {ApprovalsController} from './approvals/approvals.controller';
import {ExportController} from './exports/export-controller';
import {ImportsController} from './imports/calls/imports.controller';
import {ReportsController} from './reports/reports.controller';
import {UploadsController} from './uploads/uploads.controller';
import {BatchJobsController} from './batch-jobs/batch-jobs.controller';

/** The controllers of the kernel. */
export const KERNEL_CONTROLLERS: Constructor<unknown>[] = [
  ApprovalsController,
  ExportController,
  ImportsController,
  BatchJobsController,
  ReportsController,
  UploadsController,
];
