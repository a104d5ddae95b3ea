import assert from 'node:assert/strict';
import type {Page} from 'playwright-core';
import {callApi, logInByApi, staffByApi} from '../support/api';
import {DESKTOP, drawingPage, openTab} from '../support/browser';
import {assertAccessible, assertNoFaults} from '../support/checks';
import {PINTOR, openPainel} from '../support/people';
import {videoFile} from '../support/video';

const NOME = `Grafiato ${Date.now().toString(36)}`;

interface Listed {
  id: number;
  nome: string;
  modulos: number;
  aulas: number;
}

/** The course in the results of a painter's search. */
async function found(loja: string): Promise<Listed[]> {
  const body = {where: {Curso: {ativo: true, nome: {like: `%${NOME}%`}}}};
  return (await callApi<{data: Listed[]}>('POST', '/api/cursos/parceiro/curso/search', {tokens: {loja}, body})).data;
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', {name, exact: typeof name === 'string'});
const press = (page: Page, name: RegExp | string) => button(page, name).click();
const says = (page: Page, text: string) => page.getByText(text).waitFor();

async function addModulo(page: Page, nome: string): Promise<void> {
  await press(page, 'Módulo');
  await page.getByRole('dialog', {name: 'Novo módulo'}).getByLabel('Nome', {exact: true}).fill(nome);
  await press(page, 'Cadastrar');
  await button(page, `Aula no módulo ${nome}`).waitFor();
}

/** Adds a lesson to the module; its dialog stays open. */
async function addAula(page: Page, modulo: string, nome: string): Promise<void> {
  await press(page, `Aula no módulo ${modulo}`);
  await page
    .getByRole('dialog', {name: `Nova aula em ${modulo}`})
    .getByLabel('Nome', {exact: true})
    .fill(nome);
  await press(page, 'Cadastrar aula');
  await page.getByRole('tab', {name: /^Avaliação/}).waitFor();
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('tab', {name: /^Avaliação/}).click();
  await page.getByLabel('Nome da avaliação').fill('Avaliação do grafiato');
  await press(page, 'Criar avaliação');
  await press(page, 'Pergunta com três respostas');
  await page.getByLabel('Texto da pergunta 1').fill('Em que sentido se arrasta a desempenadeira?');
  for (const [i, answer] of ['De cima para baixo', 'Em círculos', 'Tanto faz'].entries())
    await page.getByLabel(`Resposta ${i + 1}`, {exact: true}).fill(answer);
  await page.getByLabel('A resposta 1 é a certa').check();
  await press(page, 'Salvar avaliação');
  await says(page, 'Avaliação atualizada com sucesso');
}

describe('A course in the panel', () => {
  it('is made, given lessons, a video and a question, put in order, and found by painters once it is active', async () => {
    const loja = await logInByApi(PINTOR.cpf, PINTOR.senha);
    const tab = await openTab({viewport: {...DESKTOP, height: 1200}});
    const {page} = tab;
    await openPainel(tab, '/painel/cursos');
    await page.getByRole('link', {name: 'Cadastrar Curso'}).click();
    await page.getByLabel('Nome', {exact: true}).fill(NOME);
    await page.getByLabel(/^Carga horária/).fill('90');
    await press(page, 'Cadastrar');
    await page.getByRole('heading', {level: 1, name: NOME}).waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await addModulo(page, 'Preparo');
    await addModulo(page, 'Aplicação');
    await addAula(page, 'Preparo', 'Arrastar');
    await ask(page);
    await page.getByRole('tab', {name: 'Aula', exact: true}).click();
    const film = await videoFile(await drawingPage(), 0);
    try {
      await page.getByLabel('Arquivo do vídeo').setInputFiles(film.path);
      await says(page, 'Vídeo da aula atualizado com sucesso');
    } finally {
      film.remove();
    }
    await assertAccessible(tab, 'the dialog of a lesson');
    await press(page, 'Voltar');
    await addAula(page, 'Aplicação', 'Ler a ficha');
    await press(page, 'Voltar');
    await button(page, 'Descer Arrastar').press('Enter');
    await page.getByText(/mudanças por salvar: ordem do módulo 1, ordem do módulo 2/).waitFor();
    await page.keyboard.press('Control+s');
    await says(page, 'Curso atualizado com sucesso');
    await assertAccessible(tab, 'a course');
    assert.deepEqual(await found(loja), []);
    await page.getByRole('switch', {name: `${NOME} ativo`}).click();
    await press(page, 'Ativar');
    await says(page, 'Status atualizado com sucesso');
    assert.deepEqual(
      (await found(loja)).map(({nome, modulos, aulas}) => ({nome, modulos, aulas})),
      [{nome: NOME, modulos: 2, aulas: 2}],
    );
    const {Modulos} = await callApi<{
      Modulos: {Aulas: {nome: string; linkVideo: string | null; linkCapa: string | null}[]}[];
    }>('GET', `/api/cursos/curso/${id}`, {tokens: await staffByApi()});
    assert.deepEqual(
      Modulos.map(({Aulas}) => Aulas.map(({nome}) => nome)),
      [[], ['Arrastar', 'Ler a ficha']],
    );
    const filmed = Modulos[1]?.Aulas[0];
    assert.ok(filmed?.linkVideo && filmed.linkCapa, 'the video came with a picture of its own as cover');

    await callApi('POST', `/api/cursos/parceiro/curso/${id}/inscrever`, {tokens: {loja}, body: {}});
    await page.reload();
    await page.getByRole('tab', {name: /^Inscritos/}).click();
    await page.getByRole('row').filter({hasText: 'Em andamento'}).getByText('0 de 2').waitFor();
    await assertAccessible(tab, 'who takes a course');
    await page.getByRole('tab', {name: /^Módulos e aulas/}).click();
    await press(page, 'Remover a aula Arrastar');
    await says(page, 'Para 1 inscrito a próxima aula passa a ser outra.');
    await press(page, 'Descartar');
    // Removes the course, for the other tests.
    await press(page, 'Mais');
    await page.getByRole('menuitem', {name: 'Excluir curso'}).click();
    await press(page, 'Excluir');
    await page.getByRole('heading', {level: 1, name: 'Cursos'}).waitFor();
    assert.deepEqual(await found(loja), []);
    assertNoFaults(tab, 'a course in the panel');
  });
});
