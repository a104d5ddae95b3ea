import {checked} from '../manifest/check.ts';
import type {Manifest} from '../manifest/manifest.ts';

/** The manifests that the panel's folders export: a new folder is found by itself. */
const found = import.meta.glob<Readonly<Record<string, Manifest>>>('../*/index.ts', {eager: true});

/** Everything that the panel has. */
export const RESOURCES = checked(Object.values(found).flatMap(exported => Object.values(exported)));
