import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {render, screen} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {ManifestContext} from '../../manifest/context';
import {resource} from '../../manifest/manifest';
import {Page} from './Page';

const screenOf = () => Promise.reject(new Error('no screen is drawn here'));
const redes = resource('redes', {
  label: 'Redes',
  one: 'Rede',
  group: 'Rede',
  icon: 'copy',
  path: '/redes',
  list: screenOf,
});

describe('The frame of a screen', () => {
  it('says in the window and in the way here what its record is called', () => {
    storeSession('painel', {token: 'x', dono: {id: 1, nome: 'Ana', permissao: 1}});
    render(
      <MemoryRouter initialEntries={['/painel/redes/7']}>
        <ManifestContext value={redes}>
          <Page title="Editar Rede" of="Rede Sul">
            x
          </Page>
        </ManifestContext>
      </MemoryRouter>,
    );
    assert.equal(document.title, 'Editar Rede – Rede Sul · Painel do Clube');
    assert.equal(screen.getByRole('heading', {level: 1}).textContent, 'Editar Rede');
    assert.deepEqual(
      screen.getAllByRole('listitem').map(({textContent}) => textContent),
      ['Rede', 'Redes', 'Rede Sul'],
    );
    assert.equal(screen.getByText('Rede Sul').getAttribute('aria-current'), 'page');
  });

  it('leads to the page of its group, if the group has one', () => {
    storeSession('painel', {token: 'x', dono: {id: 1, nome: 'Ana', permissao: 0}});
    const vouchers = resource('vouchers', {
      ...{label: 'Vouchers', one: 'Voucher', group: 'Códigos', icon: 'gift', path: '/vouchers'},
      ...{createPath: '/cadastrar/voucher', list: screenOf, create: screenOf},
    });
    render(
      <MemoryRouter initialEntries={['/painel/cadastrar/voucher']}>
        <ManifestContext value={vouchers}>
          <Page title="Cadastrar Voucher">x</Page>
        </ManifestContext>
      </MemoryRouter>,
    );
    assert.equal(screen.getByRole('link', {name: 'Códigos'}).getAttribute('href'), '/painel/codigos');
    // The list is a Smart's.
    assert.equal(screen.queryByRole('link', {name: 'Vouchers'}), null);
  });
});
