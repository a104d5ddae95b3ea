import {openTab, DESKTOP} from './support/browser';
import {NEW_PASSWORD} from './support/api';
import {assertNoFaults} from './support/checks';
import {goTo, typeInto} from './support/keyboard';
import {PINTOR, REVENDA, SMART} from './support/people';
import {newCpf} from './support/unique';

describe('by keyboard alone', function () {
  this.timeout(600_000);

  it('a painter enters and leaves', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    await page.goto('/login');
    await page.getByRole('heading', {name: 'Entrar'}).waitFor();
    await typeInto(page, /^CPF$/, PINTOR.cpf.replace(/\D/g, ''));
    await typeInto(page, /^Senha$/, PINTOR.senha);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home');
    await page.getByRole('heading', {level: 1}).waitFor();
    await goTo(page, /menu de /, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await goTo(page, /^Sair$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(url => url.pathname === '/');
    assertNoFaults(tab, 'keyboard login and logout');
  });

  it('staff and a reseller enter', async () => {
    for (const [path, label, documentNumber, senha, afterwards] of [
      ['/painel', /^CPF$/, SMART.cpf, SMART.senha, /\/painel\/dashboard/],
      ['/relatorio/', /^CNPJ$/, REVENDA.cnpj, REVENDA.senha, /\/relatorio\/dashboard/],
    ] as const) {
      const tab = await openTab({viewport: DESKTOP});
      const {page} = tab;
      await page.goto(path);
      await page.getByLabel('Senha', {exact: true}).waitFor();
      await typeInto(page, label, documentNumber.replace(/\W/g, ''));
      await typeInto(page, /^Senha$/, senha);
      await page.keyboard.press('Enter');
      await page.waitForURL(afterwards);
      assertNoFaults(tab, `keyboard login at ${path}`);
    }
  });

  it('a painter signs up', async () => {
    const tab = await openTab({viewport: DESKTOP});
    const {page} = tab;
    const cpf = newCpf();
    await page.goto('/cadastrar');
    await page.getByRole('heading', {name: 'Cadastro'}).waitFor();
    await typeInto(page, /^Nome$/, 'Tadeu Teclado');
    await typeInto(page, /^CPF$/, cpf);
    await typeInto(page, /^Celular$/, '11988887777');
    const goOn = async (title: string) => {
      await page.keyboard.press('Enter');
      await page.waitForFunction(name => document.activeElement?.textContent === name, title);
    };
    await goOn('Mais sobre você');
    await typeInto(page, /^Data de nascimento$/, '20041985');
    await typeInto(page, /^Email$/, `tadeu.${cpf}@example.com`);
    await goOn('Onde entregamos seus prêmios');
    await typeInto(page, /^CEP$/, '01310100');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'endNumero');
    await page.keyboard.type('1578');
    await goOn('Loja e indicação');
    await goTo(page, /^Continuar$/);
    await goOn('Sua senha');
    await typeInto(page, /^Senha$/, NEW_PASSWORD);
    await typeInto(page, /^Confirmação de senha$/, NEW_PASSWORD);
    for (const box of [/compartilhamento dos meus dados/, /termos do\s*Regulamento/]) {
      await goTo(page, box);
      await page.keyboard.press('Space');
    }
    await goTo(page, /^Cadastrar$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pos-cadastro');
    assertNoFaults(tab, 'keyboard sign-up');
  });
});
