import assert from 'node:assert/strict';
import {assertNoFaults} from '../support/checks';
import {ScreenInspector} from '../support/screen-inspector';
import {PINTOR} from '../support/people';
import {newCpf} from '../support/unique';

const LONG_NAME = 'Maximiliano Sebastião Albuquerque de Vasconcelos';

describe('coming in', function () {
  this.timeout(300_000);

  for (const window of ['phone', 'desktop'] as const) {
    it(`a sign-up goes on where it was left, on a ${window}`, async () => {
      const look = await ScreenInspector.open(window);
      const {tab} = look;
      const {page} = tab;
      const fill = (label: string, value: string) => page.getByLabel(label, {exact: true}).fill(value);
      const goOn = async (title: string) => {
        await page.getByRole('button', {name: 'Continuar', exact: true}).click();
        await page.getByRole('heading', {name: title}).waitFor();
        await look.examine(title);
      };
      await page.goto('/cadastrar?codigo_cadastro=nao-existe');
      await fill('Nome', LONG_NAME);
      await fill('CPF', PINTOR.cpf);
      await page.keyboard.press('Tab');
      await page.getByRole('link', {name: 'Esqueci minha senha'}).waitFor();
      await look.examine('a CPF that is known');
      await fill('CPF', newCpf());
      await fill('Celular', '11988887777');
      await goOn('Mais sobre você');
      await fill('Data de nascimento', '20/04/1985');
      await fill('Email', 'maximiliano.sebastiao.albuquerque@exemplo.com.br');
      await goOn('Onde entregamos seus prêmios');
      await fill('CEP', '01310-100');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'endNumero');
      await page.keyboard.type('1578 fundos');
      await page.reload();
      await page.getByText('Continuamos de onde você parou.').waitFor();
      assert.equal(await page.getByLabel('Número', {exact: true}).inputValue(), '1578 fundos');
      await goOn('Loja e indicação');
      await page.getByRole('button', {name: 'Continuar', exact: true}).click();
      await page.locator('[name=codigo_cadastro][aria-invalid]').waitFor();
      await page.locator('[name=codigo_cadastro]').fill('');
      await goOn('Sua senha');
      await page.goBack();
      await page.getByRole('heading', {name: 'Loja e indicação'}).waitFor();
      assertNoFaults(tab, 'signing up', /status of (404|422)/);
    });

    it(`a forgotten password is asked for, and a link that is none leads to the entrance, on a ${window}`, async () => {
      const look = await ScreenInspector.open(window);
      const {tab} = look;
      const {page} = tab;
      await page.goto('/login');
      await page.getByRole('link', {name: 'Esqueci minha senha'}).click();
      await page.getByLabel('Email ou CPF').fill('ninguem@exemplo.com.br');
      await page.getByRole('button', {name: 'ENVIAR'}).click();
      await page.getByText(/^Se houver um cadastro com este e-mail ou CPF/).waitFor();
      await look.examine('a requested e-mail');
      await page.goto('/esqueceu-senha/0b0e7f0c-6f0e-4c43-9e55-3f6d0f1f2a3b');
      await page.waitForURL(url => url.pathname === '/login');
      await page
        .getByText(/^Este link não vale mais/)
        .first()
        .waitFor();
      assertNoFaults(tab, 'recovering');
    });
  }
});
