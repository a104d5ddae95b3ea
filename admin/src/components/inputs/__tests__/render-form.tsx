import {Toasts} from '@clube/ui';
import {render, server} from '@clube/ui/testing';
import type {ComponentType} from 'react';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {ManifestContext} from '../../../manifest/context';
import type {Manifest} from '../../../manifest/manifest';
import {dataProvider} from '../../../providers/dataProvider';
import {i18nProvider} from '../../../providers/i18nProvider';
import {mapResources} from '../../../providers/resources';

interface Given {
  /** The id of the record; default: the form of a new one. */
  at?: string | number;
  answers?: Parameters<typeof server>[0];
}

/**
 * Renders a resource's form, beside its list as `Lista`. A test maps the resources that the form finds rows of.
 * Returns the requests.
 */
export function renderForm(manifest: Manifest, Form: ComponentType, {at = 'create', answers = {}}: Given = {}) {
  mapResources([manifest]);
  const calls = server(answers);
  const form = (
    <ManifestContext value={manifest}>
      <Form />
    </ManifestContext>
  );
  render(
    <MemoryRouter initialEntries={[`/painel${manifest.path}/${at}`]}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <Routes>
          <Route path={`/painel${manifest.path}/create`} element={form} />
          <Route path={`/painel${manifest.path}/:id`} element={form} />
          <Route path={`/painel${manifest.path}`} element={<h1>Lista</h1>} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
  return calls;
}

/** A page of rows as the list's endpoint answers it. */
export const pageOf = (rows: readonly object[]) => ({
  body: rows,
  headers: {'Content-Range': `rows 0-${rows.length}/${rows.length}`},
});
