import assert from 'node:assert/strict';
import {formatCpf} from '@clube/domain';
import {openTab, PHONE, DESKTOP, type Tab} from './support/browser';
import {assertAccessible, assertNoFaults} from './support/checks';
import {openFromQueue, waitForReading, answerDoubts} from './support/scoring';
import {givenPaperNota, type PaperNota} from './support/nota';
import {
  AUDITOR,
  openStorefront,
  givenPainelSession,
  logInToStorefront,
  logInToPainel,
  logInToRelatorio,
  passFirstVisit,
} from './support/people';
import {newCpf, newNumber} from './support/unique';

const PASSWORD = 'Pincel#2026';

/** Each run uses new people, so that the test can run several times on one database. */
const CPF = newCpf();
const NAME = `Rosa Maria ${CPF.slice(-4)}`;

describe('the story: a receipt becomes points, points become a prize', function () {
  this.timeout(600_000);
  let paper: PaperNota;
  before(async () => (paper = await givenPaperNota(newNumber(), {seed: 'a história'})));

  async function logIn(tab: Tab): Promise<void> {
    await logInToStorefront(tab, {cpf: formatCpf(CPF), senha: PASSWORD});
  }

  it('a painter signs up, by keyboard and with the postal code first', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await page.goto('/cadastrar');
    const fill = (label: string, value: string) => page.getByLabel(label, {exact: true}).fill(value);
    const goOn = async (title: string) => {
      await page.getByRole('button', {name: 'Continuar', exact: true}).click();
      await page.getByRole('heading', {name: title}).waitFor();
    };
    await fill('Nome', NAME);
    await fill('CPF', CPF);
    await fill('Celular', '11988887777');
    await assertAccessible(tab, '/cadastrar');
    await goOn('Mais sobre você');
    await fill('Data de nascimento', '20/04/1985');
    await fill('Email', `rosa.${CPF}@example.com`);
    await goOn('Onde entregamos seus prêmios');
    await fill('CEP', '01310-100');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'endNumero');
    assert.equal(await page.getByLabel('Rua', {exact: true}).inputValue(), 'Avenida Paulista');
    await page.keyboard.type('1578');
    await goOn('Loja e indicação');
    await goOn('Sua senha');
    await fill('Senha', PASSWORD);
    await fill('Confirmação de senha', PASSWORD);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await assertAccessible(tab, '/cadastrar, last step');
    await page
      .getByRole('button', {name: /cadastrar/i})
      .last()
      .click();
    await page.waitForURL('**/pos-cadastro');
    assertNoFaults(tab, 'sign-up');
  });

  it('accepts the rules and sends the photo of a receipt', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await logIn(tab);
    const regulamento = page.getByRole('dialog', {name: 'Regulamento'});
    await regulamento.getByRole('checkbox').check();
    await regulamento.getByRole('button', {name: 'ACEITAR'}).click();
    await regulamento.waitFor({state: 'hidden'});
    await passFirstVisit(tab);
    await page.goto('/enviar-nf');
    await page.getByLabel('Galeria ou PDF').setInputFiles(paper.file);
    await page.getByRole('button', {name: 'Enviar nota'}).click();
    await page.getByText('1 nota recebida.').waitFor();
    await page.goto('/pontuacoes');
    await page
      .getByText(/Em (leitura|análise)/)
      .first()
      .waitFor();
    assertNoFaults(tab, 'sending');
  });

  it('staff find it pending and score it beside the picture', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await givenPainelSession(tab);
    await openFromQueue(page, CPF, NAME);
    await waitForReading(page);
    await answerDoubts(page);
    await page.getByLabel('CNPJ').fill(paper.cnpj);
    await page.keyboard.press('Tab');
    await page.getByText('Revenda encontrada').first().waitFor();
    await page.getByLabel('Tipo Fiscal').selectOption('C');
    await page.getByLabel('Número Fiscal').fill(String(paper.number));
    await page.getByLabel('Data da Venda').fill(paper.date);
    await page.getByLabel('Produto', {exact: true}).fill('esmalte');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByLabel('Qtde').fill('40');
    await page.getByLabel('Unitário R$').fill('89,90');
    await page.keyboard.press('Enter');
    await page.getByRole('region', {name: 'Itens da venda'}).getByRole('row').nth(1).waitFor();
    await assertAccessible(tab, 'new sale');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    assertNoFaults(tab, 'scoring');
  });

  it('the painter sees the points and why, and redeems a prize', async () => {
    const tab = await openTab({viewport: PHONE});
    const {page} = tab;
    await openStorefront(tab, '/pontuacoes', {cpf: CPF, senha: PASSWORD});
    await page.getByRole('button', {name: new RegExp(`Nota ${paper.number}`)}).click();
    const why = page.getByRole('table', {name: 'Como os pontos foram calculados'});
    await why.getByText('Revenda master').waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/loja?search=óculos');
    await page.getByRole('switch', {name: 'Resgates disponíveis'}).click();
    await page.getByRole('link', {name: /^Resgatar Óculos/}).click();
    await page.waitForURL(/\/premio\//);
    await page.getByRole('button', {name: 'RESGATAR', exact: true}).click();
    const endereco = page.getByRole('dialog', {name: 'Endereço de entrega'});
    await endereco.getByLabel('Complemento').fill('Casa');
    await endereco.getByRole('button', {name: 'CONTINUAR'}).click();
    const confirmation = page.getByRole('dialog', {name: 'Confirmar resgate'});
    await confirmation.getByText(/Tem certeza que deseja resgatar 1 x Óculos/).waitFor();
    await confirmation.getByRole('button', {name: 'CONFIRMAR'}).click();
    await page.getByRole('dialog', {name: 'Resgate realizado com sucesso!'}).waitFor();
    await page.goto('/resgates');
    await page
      .getByText(/Óculos/)
      .first()
      .waitFor();
    assertNoFaults(tab, 'redeeming');
  });

  it('staff put it in transit and deliver it', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await logInToPainel(tab, AUDITOR);
    assert.match(page.url(), /\/painel\/resgates/, 'an Auditor lands on the orders');
    await page.getByPlaceholder(/Buscar por pintor/).fill(CPF);
    for (const status of ['Em trânsito', 'Entregue']) {
      const row = page.getByRole('row').filter({hasText: NAME}).first();
      await row.getByRole('button', {name: /Ações/}).click();
      await page.getByRole('menuitem', {name: 'Alterar status'}).click();
      const dialog = page.getByRole('dialog', {name: /Status do resgate/});
      await dialog.getByText(status, {exact: true}).click();
      await dialog.getByRole('button', {name: /salvar|alterar|confirmar/i}).click();
      await dialog.waitFor({state: 'hidden'});
      await row.getByText(status).waitFor();
    }
    assertNoFaults(tab, 'delivering');
  });

  it('the reseller sees it on the report', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await logInToRelatorio(tab);
    await page.getByText(NAME).first().waitFor();
    assert.equal(await page.getByText(CPF).count(), 0, 'the CPF is masked');
    assertNoFaults(tab, 'report');
  });
});
