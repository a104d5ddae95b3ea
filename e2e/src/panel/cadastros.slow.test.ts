import assert from 'node:assert/strict';
import {completeCnpj} from '@clube/domain';
import {openTab, PHONE, DESKTOP} from '../support/browser';
import {assertAccessible, assertFitsScreen, assertNoFaults} from '../support/checks';
import {ADMINISTRADOR, SMART, openPainel} from '../support/people';
import {newCpf, newNumber} from '../support/unique';

const MARK = String(newNumber());
const REVENDA = `Maximiliano Sebastião Albuquerque de Vasconcelos Tintas ${MARK}`;
const cnpj = completeCnpj(`${MARK}0001`);

describe('what staff register', function () {
  this.timeout(300_000);

  it('a reseller: the city of the state’s own list, or typed where the service does not answer', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openPainel(tab, '/painel/revendas', ADMINISTRADOR);
    await page.getByRole('link', {name: 'Cadastrar Revenda'}).click();
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.getByText('CNPJ obrigatório').first().waitFor();
    await assertAccessible(tab, 'the form of a reseller with what is missing');
    await page.getByLabel('CNPJ').fill(cnpj);
    await page.getByLabel('Nome fantasia').fill(REVENDA);
    await page.getByLabel('Nome de exibição').fill(REVENDA);
    await page.getByLabel('Bairro').fill('Centro');
    await page.getByLabel('Estado').selectOption('AC');
    await page.getByText('Aconteceu algum problema ao listar as cidades, informe manualmente').waitFor();
    await page.getByLabel(/^Cidade/).fill('Rio Branco');
    await page.getByLabel('Estado').selectOption('SC');
    await page.getByLabel(/^Cidade/).selectOption('Blumenau');
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.getByText('Revenda cadastrada com sucesso').waitFor();
    await page.waitForURL('**/painel/revendas');
    assertNoFaults(tab, 'registering a reseller', /503/);
  });

  it('a network with that reseller, and the master flag where it stands', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openPainel(tab, '/painel/cadastrar/rede', ADMINISTRADOR);
    // Another name each time, as a second attempt meets the network of the first.
    const rede = `Rede ${newNumber()}`;
    await page.getByLabel('Nome').fill(rede);
    await page.getByLabel('Região').fill('Sul');
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.getByText('Rede cadastrada com sucesso').waitFor();
    await page.waitForURL('**/painel/redes');
    await page.getByRole('searchbox').fill(rede);
    await page.getByRole('link', {name: `Editar ${rede}`}).click();
    await page.getByLabel(/^Revendas da rede/).fill(MARK);
    await page.getByRole('option', {name: REVENDA}).click();
    await assertAccessible(tab, 'the form of a network');
    await assertFitsScreen(tab, 'the form of a network');
    await page.getByRole('button', {name: 'Salvar'}).click();
    await page.getByText('Rede atualizada com sucesso').waitFor();
    await page.goto(`/painel/revendas?filter=${encodeURIComponent(JSON.stringify({q: MARK}))}`);
    await page.getByText(rede).waitFor();
    await page.getByRole('switch', {name: `${REVENDA}: Revenda master sim`}).click();
    await page.getByText('Status atualizado com sucesso').waitFor();
    await assertFitsScreen(tab, 'a reseller with a long name');
    assertNoFaults(tab, 'a network');
  });

  it('somebody of staff, whom only a Smart makes a Smart', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openPainel(tab, '/painel/cadastrar/administrador', ADMINISTRADOR);
    await page.getByLabel('Nome').fill(`Beatriz ${MARK}`);
    await page.getByLabel('CPF').fill(newCpf());
    await page.getByLabel('Email').fill(`beatriz.${MARK}.${newNumber()}@example.com`);
    const tipo = page.getByLabel('Tipo');
    assert.doesNotMatch((await tipo.getByRole('option').allTextContents()).join(), /Smart/);
    await tipo.selectOption('0');
    await page.getByLabel('Senha', {exact: true}).fill('Cavalete#Azul26');
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.getByText('Administrador cadastrado com sucesso').waitFor();
    assertNoFaults(tab, 'somebody of staff');
  });

  it('codes by the batch, which wait for a second person when they give much, and a survey', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await openPainel(tab, '/painel/cadastrar/codigo-promocional', SMART);
    await page.getByLabel('Quantidade').fill('3');
    await page.getByLabel(/^Prefixo/).fill(`P${MARK}`);
    await page.getByLabel('Operação').selectOption('ADICIONAR');
    await page.getByLabel('Valor').fill('50');
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.getByText('3 códigos promocionais cadastrados com sucesso').waitFor();
    await page.goto('/painel/cadastrar/pesquisa-mercado');
    await page.getByRole('combobox', {name: 'Revenda'}).fill(MARK);
    await page.getByRole('option', {name: REVENDA}).click();
    await page.getByLabel('Fonte').selectOption('Equipe');
    await page.getByLabel('Faturamento mensal').fill('120000,00');
    await page.getByLabel('Vendedores').fill('4');
    await page.getByLabel(/^Tamanho da loja/).fill('200');
    for (const [i, group] of (await page.getByRole('group').all()).entries())
      for (const produto of ['Látex', 'Esmalte', 'Massa', 'Verniz', 'Selador']) {
        await group.getByLabel('Marca', {exact: true}).fill(`Marca ${i}`);
        await group.getByLabel('Produto', {exact: true}).fill(produto);
        await group.getByLabel('Quantidade', {exact: true}).fill('10');
        await group.getByLabel(/^Valor unitário/).fill('89,90');
        await page.keyboard.press('Enter');
        await group.getByRole('cell', {name: produto, exact: true}).waitFor();
      }
    await page.getByText('Produtos vendidos: 50').waitFor();
    await assertAccessible(tab, 'a survey');
    await page.getByRole('button', {name: 'Cadastrar', exact: true}).click();
    await page.getByText('Pesquisa cadastrada com sucesso').waitFor();
    await page.getByRole('button', {name: `Produtos de ${REVENDA}`}).click();
    await page.getByRole('dialog').getByText('Concorrentes mais vendidos').waitFor();
    assert.equal(await page.getByRole('dialog').getByRole('row').count(), 12);
    await assertAccessible(tab, 'the products of a survey');
    assertNoFaults(tab, 'codes and a survey');
  });
});
