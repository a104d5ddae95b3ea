import assert from 'node:assert/strict';
import {DESCRIBED_ENTITIES, fieldsOf} from '@clube/api-client/fields';
import {render, screen, server, waitFor, within} from '@clube/ui/testing';
import axe from 'axe-core';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {RESOURCES} from '../../../app/resources';
import {dataProvider} from '../../../providers/dataProvider';
import {i18nProvider} from '../../../providers/i18nProvider';
import {mapResources} from '../../../providers/resources';
import Gallery from './Gallery';
import {NOT_TYPED, STATES, samples} from './samples';

describe('Every input in every state', () => {
  beforeEach(async () => {
    mapResources(RESOURCES);
    server({'GET /api/redes': {headers: {'Content-Range': 'redes 0-0/0'}, body: []}});
    render(
      <MemoryRouter>
        <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
          <Gallery />
        </AdminContext>
      </MemoryRouter>,
    );
    await waitFor(() => assert.equal(screen.getAllByText(/Este campo tem um erro/).length > 5, true));
  });

  it('is there for every kind that a form asks for', () => {
    const asked = new Set(
      DESCRIBED_ENTITIES.flatMap(entity =>
        Object.values(fieldsOf(entity)).flatMap(({writable, display}) => (writable ? display : [])),
      ),
    );
    assert.deepEqual(new Set(samples().map(({display}) => display)), asked);
    for (const display of NOT_TYPED) assert.ok(!asked.has(display), display);
  });

  it('is called by its title, marked and explained where it is wrong, shut where it is disabled, and only read where it cannot be changed', () => {
    for (const {display, title} of samples()) {
      const section = within(screen.getByRole('region', {name: display}));
      const inputs = section.getAllByLabelText<HTMLInputElement>(new RegExp(`^${title.replace(/[()$]/g, '\\$&')}`));
      assert.equal(inputs.length, STATES.length, display);
      const [empty, filled, wrong, disabled, readOnly] = inputs;
      assert.ok(disabled?.disabled, `${display} is not disabled`);
      assert.ok(!empty?.disabled && !filled?.disabled, display);
      assert.ok(readOnly?.readOnly && !readOnly.disabled && !empty?.readOnly, `${display} is not read-only`);
      if (display === 'switch') continue;
      assert.equal(wrong?.getAttribute('aria-invalid'), 'true', display);
      const said = (wrong.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent);
      assert.match(said.join(' '), /Este campo tem um erro/, display);
    }
  });

  it('is there for several references and pictures', () => {
    const [empty, , wrong, disabled, readOnly] = screen.getAllByLabelText<HTMLInputElement>(/^Redes/);
    assert(!empty?.disabled && disabled?.disabled && wrong?.getAttribute('aria-invalid') === 'true');
    assert(readOnly?.readOnly && !empty?.readOnly);
    const pictures = screen.getAllByLabelText<HTMLInputElement>('Foto');
    assert.deepEqual(
      pictures.map(input => [input.type, input.getAttribute('aria-invalid')]),
      [
        ['file', null],
        ['file', null],
        ['file', 'true'],
      ],
    );
  });

  it('is clean to axe', async function () {
    this.timeout(60_000);
    // Colours and sizes are checked by browser tests.
    const {violations} = await axe.run(document.body, {
      rules: {'color-contrast': {enabled: false}, region: {enabled: false}},
    });
    assert.deepEqual(
      violations.map(({id, nodes}) => [id, nodes[0]?.html]),
      [],
    );
  });
});
