import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {formatCpf} from '@clube/domain';
import {givenNewPintor, NEW_PASSWORD} from '../support/api';
import {openTab, PHONE} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {openStorefront} from '../support/people';

describe('a painter’s own data', function () {
  this.timeout(300_000);

  it('are looked at, taken along, and erased; then nobody can enter any more', async () => {
    const {cpf} = await givenNewPintor({aceitouRegulamento: true});
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/home', {cpf: formatCpf(cpf), senha: NEW_PASSWORD});
    await page.getByRole('button', {name: 'Li e estou ciente'}).click();
    await page.getByRole('button', {name: /menu de/}).click();
    await page.getByRole('link', {name: 'Privacidade', exact: true}).click();

    const name = page.getByRole('switch', {name: /Uso do seu nome/});
    await name.check();
    await page.getByText('Autorização registrada').waitFor();
    await page.getByText('Seu cadastro', {exact: true}).click();
    await page.getByText(formatCpf(cpf)).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Baixar uma cópia (JSON)'}).click();
    const file = await readFile(await (await download).path(), 'utf8');
    assert.ok(file.includes(formatCpf(cpf)));

    await page.getByRole('button', {name: 'Apagar meus dados'}).click();
    await assertAccessible(tab, 'what erasing means');
    await assertFitsScreen(tab, 'what erasing means');
    await page.getByRole('checkbox', {name: /Entendi/}).check();
    await page.getByLabel('Sua senha').fill(NEW_PASSWORD);
    await page.getByRole('button', {name: 'APAGAR TUDO'}).click();
    await page
      .getByText(/^Pedido recebido/)
      .first()
      .waitFor();
    await page.waitForURL(url => url.pathname === '/');
    assertNoFaults(tab, 'erasing');

    await page.goto('/login');
    await page.getByLabel('CPF').fill(formatCpf(cpf));
    await page.getByLabel('Senha', {exact: true}).fill(NEW_PASSWORD);
    await page.getByRole('button', {name: 'Entrar'}).click();
    await page
      .getByText(/Parceiro não tem permissão|CPF ou senha inválidos/)
      .first()
      .waitFor();
  });
});
