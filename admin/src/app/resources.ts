import {checked} from '../manifest/check.ts';
import type {Manifest} from '../manifest/manifest.ts';

/** The manifests exported by the panel's folders: a new folder is found automatically. */
const found = import.meta.glob<Readonly<Record<string, Manifest>>>('../*/index.ts', {eager: true});

/** All resources and pages of the panel. */
export const RESOURCES = checked(Object.values(found).flatMap(exported => Object.values(exported)));
