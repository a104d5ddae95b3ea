import type {Call} from '@clube/domain';
import {createElement, type ComponentType} from 'react';
import {resource, type Manifest} from '../../manifest/manifest.ts';
import type {ImportKind, ParamsOfImport} from './kind.ts';

/** A screen of this import kind, loaded on the first visit. */
const screenOf = (Screen: ComponentType<{kind: ImportKind}>, kind: ImportKind) => ({
  default: () => createElement(Screen, {kind}),
});

/**
 * The manifest of an import kind: the list of its imports, and the wizard, for those who may make `call`, which writes
 * the imported rows. A new kind needs only its texts, and `params` if it needs more than the file.
 */
export function importManifest(
  name: string,
  call: Call,
  kind: ImportKind,
  params?: () => Promise<ParamsOfImport>,
): Manifest {
  const whole = async () => ({...kind, params: await params?.()});
  const wizard = async () => screenOf((await import('./ImportWizard')).ImportWizard, await whole());
  return resource(name, {
    label: kind.title,
    one: 'Importação',
    many: 'Importações',
    group: 'Processar',
    icon: 'receipt',
    path: kind.listPath,
    rest: {path: 'importacoes', list: 'importacoes', filter: {tipo: kind.tipo}},
    list: async () => screenOf((await import('./list/ImportsList')).ImportsList, await whole()),
    screens: ['', '/:id', '/:id/:step'].map(below => ({path: kind.path + below, call, screen: wizard})),
  });
}
