import type {Call} from '@clube/domain';
import {createElement, type ComponentType} from 'react';
import {resource, type Manifest} from '../../manifest/manifest.ts';
import type {ImportKind} from './kind.ts';

/** A screen of this kind, fetched with the first visit. */
const screenOf = (Screen: ComponentType<{kind: ImportKind}>, kind: ImportKind) => ({
  default: () => createElement(Screen, {kind}),
});

/**
 * The manifest of a kind of import: the list of the files that were sent, and the wizard, for who may make `call`, which writes what is
 * imported. A new kind is its words.
 */
export function importManifest(name: string, call: Call, kind: ImportKind): Manifest {
  const wizard = async () => screenOf((await import('./ImportWizard')).ImportWizard, kind);
  return resource(name, {
    label: kind.title,
    one: 'Importação',
    many: 'Importações',
    group: 'Processar',
    icon: 'receipt',
    path: kind.listPath,
    rest: {path: 'importacoes'},
    list: async () => screenOf((await import('./list/ImportsList')).ImportsList, kind),
    screens: ['', '/:id', '/:id/:step'].map(below => ({path: kind.path + below, call, screen: wizard})),
  });
}
