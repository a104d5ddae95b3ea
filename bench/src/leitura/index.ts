// npm run bench:leitura: how well and how fast receipts are read, against documents whose truth is known.
import {writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {Impressora} from './alheios/chromium';
import {gerarAlheio} from './alheios/gerar';
import {planejarAlheios} from './alheios/plano';
import {Despensa} from './despensa';
import {gerar, type Gerado} from './gerador/gerar';
import {planejar} from './gerador/plano';
import {falhasDe, guardarMedicao, tiposDeFalha} from './guardar';
import {criarMotor, criarMotorDireto, type Motor} from './motor';
import {AJUDA, lerOpcoes, type Opcoes} from './opcoes';
import {comparar} from './pontuacao/comparar';
import type {Medicao} from './pontuacao/contar';
import {metas} from './pontuacao/metas';
import {relatorio} from './pontuacao/tabelas';
import type {Prova} from './verdade';

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Tarefa {
  id: string;
  fazer: () => Promise<Gerado>;
}

function tarefas(opcoes: Opcoes, impressora: Impressora): Tarefa[] {
  const {numero, seed, layouts, formas, so, conjunto} = opcoes;
  const quantos = so ? 2000 : numero;
  const proprias = planejar(quantos, layouts, formas).map(plano => ({id: plano.id, fazer: () => gerar(plano, seed)}));
  const alheias = planejarAlheios(quantos, layouts, formas).map(plano => ({
    id: plano.id,
    fazer: () => gerarAlheio(plano, seed, impressora),
  }));
  const todas = [...(conjunto === 'alheio' ? [] : proprias), ...(conjunto === 'proprio' ? [] : alheias)];
  return so ? todas.filter(({id}) => id === so) : todas;
}

async function medir(motor: Motor, prova: Prova, {guardar}: Opcoes): Promise<Medicao> {
  const {lido, segundos} = await motor.ler(
    prova.arquivos.map(({nome, mime}) => ({conteudo: () => readFile(nome), mime})),
  );
  const medicao = {prova, achados: comparar(lido, prova), segundos, certa: lido.certa, vias: lido.medidas.vias};
  if (guardar) guardarMedicao(guardar, medicao, lido);
  return medicao;
}

async function main(opcoes: Opcoes): Promise<void> {
  const {seed, falhas, json, minutos} = opcoes;
  const impressora = new Impressora();
  const lista = tarefas(opcoes, impressora);
  const despensa = new Despensa(seed);
  say(`${lista.length} documents of seed "${seed}", kept in ${despensa.pasta}`);
  const motor = opcoes.gerar ? undefined : opcoes.direto ? criarMotorDireto() : criarMotor();
  const medicoes: Medicao[] = [];
  const fim = performance.now() + minutos * 60_000;
  for (const [i, {id, fazer}] of lista.entries()) {
    if (performance.now() > fim) {
      say(`Time is up: ${lista.length - i} documents were not read.`);
      break;
    }
    const prova = await despensa.obter(id, fazer);
    if (!motor) {
      say(`${i + 1}/${lista.length} ${id}`);
      continue;
    }
    const medicao = await medir(motor, prova, opcoes);
    medicoes.push(medicao);
    const ruins = falhasDe(medicao);
    say(
      `${i + 1}/${lista.length} ${id}: ${medicao.segundos.toFixed(1)} s, ${ruins.length === 0 ? 'all right' : `${ruins.length} not right`}`,
    );
  }
  await impressora.fechar();
  await motor?.stop();
  if (!motor) return;
  say(`\n${relatorio(medicoes)}`);
  if (falhas) writeFileSync(falhas, tiposDeFalha(medicoes));
  if (json) writeFileSync(json, JSON.stringify({seed, metas: metas(medicoes), medicoes}, null, 1));
  if (metas(medicoes).some(({cumprida}) => cumprida === false)) process.exitCode = 1;
}

if (process.argv.includes('--help')) say(AJUDA);
else
  main(lerOpcoes(process.argv.slice(2))).then(
    // The reader may keep a process ready for the next document.
    () => process.exit(),
    (error: unknown) => {
      console.error(error);
      process.exit(2);
    },
  );
