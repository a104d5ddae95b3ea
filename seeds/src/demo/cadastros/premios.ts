import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Premio} from '../../catalogo';
import {renderImagemPremio} from '../../imagens';
import {SISTEMA, como, type Mundo} from '../mundo';

/** Drawing keeps one core busy: the second one is for what is being drawn next. */
const LADO = 2;

/** The prizes with their pictures; a combo's stock is its first movement. `pasta`: where the pictures pass through. */
export async function cadastrarPremios(
  {premios}: Pick<Mundo, 'premios'>,
  catalogo: readonly Premio[],
  {inicio, pasta}: {inicio: Date; pasta: string},
): Promise<void> {
  await mkdir(pasta, {recursive: true});
  const rest = catalogo.values();
  const lane = async () => {
    for (const {desenho, codigo, custo, ...premio} of rest) {
      const caminho = join(pasta, `premio-${codigo}.png`);
      await writeFile(caminho, await renderImagemPremio(desenho));
      const dados = {...premio, codigo, custo: custo / 100};
      await como(inicio, SISTEMA, () => premios.criar(dados, {caminho, nomeOriginal: `${codigo}.png`}));
      await rm(caminho);
    }
  };
  await Promise.all(Array.from({length: LADO}, lane));
}
