import assert from 'node:assert/strict';
import {digitsOnly} from '@clube/domain';
import {NEW_PASSWORD, callApi, givenNewPintor} from '../support/api';
import {openTab, DESKTOP, PHONE} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {ADMINISTRADOR, AUDITOR, PINTOR, openPainel} from '../support/people';

const NOME = 'Maximiliano Sebastião Albuquerque de Vasconcelos';

describe('A painter in the hands of staff', () => {
  let cpf: string;
  before(async () => {
    ({cpf} = await givenNewPintor({aceitouRegulamento: false}));
  });
  const enter = (status: number) =>
    callApi('POST', '/api/sessoes/parceiro', {status, body: {cpf, senha: NEW_PASSWORD}});

  it('is edited, taken for a company and switched off, each with its trace', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openPainel(tab, `/painel/pintor/${cpf}`, ADMINISTRADOR);
    await page.getByRole('link', {name: 'Editar'}).click();
    await page.getByLabel('Nome').fill(NOME);
    await page.getByLabel('Número').fill('1200');
    await assertAccessible(tab, 'edit');
    await page.getByRole('button', {name: 'Salvar'}).click();
    await page.getByText('Dados atualizado com sucesso').waitFor();

    await page.goto(`/painel/pintor/${cpf}?aba=ativacao`);
    await page.getByText('Avenida Paulista, 1200').waitFor();
    const choose = async (action: string): Promise<void> => {
      await page.getByRole('button', {name: `Ações de ${NOME}`}).click();
      await page.getByRole('menuitem', {name: action}).click();
    };
    await choose('Inativar');
    await page.keyboard.press('Escape');
    await page.waitForFunction(name => document.activeElement?.getAttribute('aria-label') === name, `Ações de ${NOME}`);
    await choose('Inativar');
    await page.getByRole('button', {name: 'Inativar'}).click();
    await page.getByText('Por favor, informe uma justificativa.').first().waitFor();
    await assertAccessible(tab, 'justification');
    await page.getByLabel('Justificativa').fill('Pediu por telefone.');
    await page.getByRole('button', {name: 'Inativar'}).click();
    await page.getByText('Pediu por telefone.').waitFor();
    await page.getByText('Inativo').waitFor();
    await enter(403);

    await choose('Tornar empresa');
    await page.getByLabel('Justificativa').fill('Abriu MEI.');
    await page.getByRole('button', {name: 'Tornar empresa'}).click();
    await page.getByText('Abriu MEI.').waitFor();
    await page.goto('/painel/empresas');
    await page.getByRole('link', {name: new RegExp(NOME)}).waitFor();

    await page.goto(`/painel/pintor/${cpf}`);
    await choose('Ativar');
    await page.getByLabel('Justificativa').fill('Voltou.');
    await page.getByRole('button', {name: 'Ativar'}).click();
    await page.getByText('Status atualizado com sucesso').waitFor();
    await enter(200);
    assertNoFaults(tab, 'painter by staff');
  });

  it('is an Auditor’s to read, on a phone too, with nothing to change', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openPainel(tab, `/painel/pintor/${cpf}?aba=ativacao`, AUDITOR);
    await page.getByText('Voltou.').waitFor();
    await assertAccessible(tab, 'history');
    assert.equal(await page.getByRole('button', {name: /^Ações de/}).count(), 0);
    assert.equal(await page.getByRole('link', {name: 'Editar'}).count(), 0);
    assertNoFaults(tab, 'painter by an Auditor');
  });

  it('shows the points of a painter, what is missing for the next level, and what was changed', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openPainel(tab, `/painel/pintor/${digitsOnly(PINTOR.cpf)}`, ADMINISTRADOR);
    const open = async (part: string, shown: string): Promise<void> => {
      await page.getByRole('tab', {name: part}).click();
      await page.getByRole('tabpanel').getByText(shown).first().waitFor();
      await assertAccessible(tab, `a painter: ${part}`);
      await assertFitsScreen(tab, `a painter: ${part}`);
    };
    await open('Extrato', 'Nota pontuada');
    await page
      .getByRole('button', {name: /^Histórico da nota/})
      .first()
      .click();
    await page.getByRole('dialog').getByText('Enviada').waitFor();
    await page.getByRole('button', {name: 'Fechar'}).click();
    await open('Vencimentos', 'Ainda tem');
    await open('Códigos', 'Utilizado em');
    await open('Indicações', 'Validada');
    await open('Nível e aparelhos', 'O que pede o nível');
    await open('Alterações', 'Autorização dada');
    assertNoFaults(tab, 'the parts of a painter');
  });
});
