import assert from 'node:assert/strict';
import {formatarCpf} from '@clube/domain';
import {abrir, CELULAR, MESA, type Aba} from './support/browser';
import {acessivel, semFaltas} from './support/checks';
import {abrirDaFila, leituraFeita, responderDuvidas} from './support/mesa';
import {givenNotaDePapel, type NotaDePapel} from './support/nota';
import {AUDITOR, SMART, entrarNaLoja, entrarNoPainel, entrarNosRelatorios} from './support/pessoas';
import {cpfNovo, numeroNovo} from './support/unicos';

const SENHA = 'Pincel#2026';

/** Each run of the story has people of its own, so that it can be told twice on one database. */
const CPF = cpfNovo();
const NOME = `Rosa Maria ${CPF.slice(-4)}`;

describe('the story: a receipt becomes points, points become a prize', function () {
  this.timeout(600_000);
  let papel: NotaDePapel;
  before(async () => (papel = await givenNotaDePapel(numeroNovo(), {semente: 'a história'})));

  async function entrar(aba: Aba): Promise<void> {
    await entrarNaLoja(aba, {cpf: formatarCpf(CPF), senha: SENHA});
  }

  it('a painter signs up, by keyboard and with the postal code first', async () => {
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await page.goto('/cadastrar');
    const fill = (rotulo: string, valor: string) => page.getByLabel(rotulo, {exact: true}).fill(valor);
    await fill('Nome', NOME);
    await fill('CPF', CPF);
    await fill('Data de nascimento', '20/04/1985');
    await fill('Celular', '11988887777');
    await fill('Email', `rosa.${CPF}@example.com`);
    await fill('Senha', SENHA);
    await fill('Confirmação de senha', SENHA);
    await fill('CEP', '01310-100');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'endNumero');
    assert.equal(await page.getByLabel('Rua', {exact: true}).inputValue(), 'Avenida Paulista');
    await page.keyboard.type('1578');
    for (const caixa of await page.getByRole('checkbox').all()) await caixa.check();
    await acessivel(aba, '/cadastrar');
    await page
      .getByRole('button', {name: /cadastrar/i})
      .last()
      .click();
    await page.waitForURL('**/pos-cadastro');
    semFaltas(aba, 'sign-up');
  });

  it('accepts the rules and sends the photo of a receipt', async () => {
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await entrar(aba);
    const regulamento = page.getByRole('dialog', {name: 'Regulamento'});
    await regulamento.getByRole('checkbox').check();
    await regulamento.getByRole('button', {name: 'ACEITAR'}).click();
    await regulamento.waitFor({state: 'hidden'});
    await page.goto('/enviar-nf');
    await page.getByLabel('Galeria ou PDF').setInputFiles(papel.arquivo);
    await page.getByRole('button', {name: 'Enviar nota'}).click();
    await page.getByText('1 nota recebida.').waitFor();
    await page.goto('/pontuacoes');
    await page
      .getByText(/Em (leitura|análise)/)
      .first()
      .waitFor();
    semFaltas(aba, 'sending');
  });

  it('staff find it pending and score it beside the picture', async () => {
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNoPainel(aba, SMART);
    await abrirDaFila(page, CPF, NOME);
    await leituraFeita(page);
    await responderDuvidas(page);
    await page.getByLabel('CNPJ').fill(papel.cnpj);
    await page.keyboard.press('Tab');
    await page.getByText('Revenda encontrada').first().waitFor();
    await page.getByLabel('Tipo Fiscal').selectOption('C');
    await page.getByLabel('Número Fiscal').fill(String(papel.numero));
    await page.getByLabel('Data da Venda').fill(papel.data);
    await page.getByLabel('Produto', {exact: true}).fill('esmalte');
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByLabel('Qtde').fill('40');
    await page.getByLabel('Unitário R$').fill('89,90');
    await page.keyboard.press('Enter');
    await page.getByRole('region', {name: 'Itens da venda'}).getByRole('row').nth(1).waitFor();
    await acessivel(aba, 'new sale');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Venda pontuada com sucesso').first().waitFor();
    semFaltas(aba, 'scoring');
  });

  it('the painter sees the points and why, and redeems a prize', async () => {
    const aba = await abrir({largura: CELULAR});
    const {page} = aba;
    await entrar(aba);
    await page.goto('/pontuacoes');
    await page
      .getByRole('region', {name: 'PONTUAÇÕES', exact: true})
      .getByRole('button', {name: /Ver andamento/})
      .click();
    const porque = page.getByRole('table', {name: 'Como os pontos foram calculados'});
    await porque.getByText('Revenda master').waitFor();
    await page.keyboard.press('Escape');
    await page.goto('/loja?search=óculos');
    await page.getByRole('switch', {name: 'Resgates disponíveis'}).click();
    await page.getByRole('link', {name: /^Resgatar Óculos/}).click();
    await page.waitForURL(/\/premio\//);
    await page.getByRole('button', {name: 'RESGATAR', exact: true}).click();
    const endereco = page.getByRole('dialog', {name: 'Endereço de entrega'});
    await endereco.getByLabel('Complemento').fill('Casa');
    await endereco.getByRole('button', {name: 'CONTINUAR'}).click();
    const confirmacao = page.getByRole('dialog', {name: 'Confirmar resgate'});
    await confirmacao.getByText(/Tem certeza que deseja resgatar 1 x Óculos/).waitFor();
    await confirmacao.getByRole('button', {name: 'CONFIRMAR'}).click();
    await page.getByRole('dialog', {name: 'Resgate realizado com sucesso!'}).waitFor();
    await page.goto('/resgates');
    await page
      .getByText(/Óculos/)
      .first()
      .waitFor();
    semFaltas(aba, 'redeeming');
  });

  it('staff put it in transit and deliver it', async () => {
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNoPainel(aba, AUDITOR);
    assert.match(page.url(), /\/painel\/resgates/, 'an Auditor lands on the orders');
    await page.getByPlaceholder(/Buscar por pintor/).fill(CPF);
    for (const status of ['Em trânsito', 'Entregue']) {
      const linha = page.getByRole('row').filter({hasText: NOME}).first();
      await linha.getByRole('button', {name: /Ações/}).click();
      await page.getByRole('menuitem', {name: 'Alterar status'}).click();
      const dialogo = page.getByRole('dialog', {name: /Status do resgate/});
      await dialogo.getByText(status, {exact: true}).click();
      await dialogo.getByRole('button', {name: /salvar|alterar|confirmar/i}).click();
      await dialogo.waitFor({state: 'hidden'});
      await linha.getByText(status).waitFor();
    }
    semFaltas(aba, 'delivering');
  });

  it('the reseller sees it on the report', async () => {
    const aba = await abrir({largura: MESA});
    const {page} = aba;
    await entrarNosRelatorios(aba);
    await page.getByText(NOME).first().waitFor();
    assert.equal(await page.getByText(CPF).count(), 0, 'the CPF is masked');
    semFaltas(aba, 'report');
  });
});
