import {openDB, type DBSchema, type IDBPDatabase} from 'idb';
import {BANCO_DE_ENVIO} from '../../../base/fila-guardada';
import type {Arquivos, FilaGuardada} from './forma';

type ChaveDeArquivo = [pintor: number, nome: string];

interface Esquema extends DBSchema {
  filas: {key: number; value: FilaGuardada};
  arquivos: {key: ChaveDeArquivo; value: File};
}

let aberto: Promise<IDBPDatabase<Esquema>> | undefined;

function abrir(): Promise<IDBPDatabase<Esquema>> {
  const fechado = (): void => void (aberto = undefined);
  aberto ??= openDB<Esquema>(BANCO_DE_ENVIO, 1, {
    upgrade(banco) {
      banco.createObjectStore('filas');
      banco.createObjectStore('arquivos');
    },
    // Leaving, here or in another tab, deletes everything: nothing may hold on to it.
    blocking(_versao, _nova, evento) {
      (evento.target as IDBDatabase | null)?.close();
      fechado();
    },
    terminated: fechado,
  });
  aberto.catch(fechado);
  return aberto;
}

const doPintor = (pintor: number): IDBKeyRange => IDBKeyRange.bound([pintor], [pintor, []]);

/** Some browsers lose what stands behind a file and tell only who reads it. */
async function legivel(arquivo: File): Promise<boolean> {
  return arquivo
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({byteLength}) => byteLength > 0,
      () => false,
    );
}

/** What this painter left on the device; whatever others left there goes. */
export async function lerBanco(pintor: number): Promise<{fila: FilaGuardada; arquivos: Arquivos} | undefined> {
  const tx = (await abrir()).transaction(['filas', 'arquivos'], 'readwrite');
  const [filas, arquivos] = [tx.objectStore('filas'), tx.objectStore('arquivos')];
  const [fila, nomes, conteudos, donos, todos] = await Promise.all([
    filas.get(pintor),
    arquivos.getAllKeys(doPintor(pintor)),
    arquivos.getAll(doPintor(pintor)),
    filas.getAllKeys(),
    arquivos.getAllKeys(),
  ]);
  const alheios = todos.filter(([dono]) => dono !== pintor);
  await Promise.all([
    ...donos.filter(dono => dono !== pintor).map(dono => filas.delete(dono)),
    ...alheios.map(nome => arquivos.delete(nome)),
    tx.done,
  ]);
  if (!fila) return undefined;
  const lidos = await Promise.all(
    nomes.map(async ([, nome], i) => {
      const conteudo = conteudos[i];
      return conteudo && (await legivel(conteudo)) ? [[nome, conteudo] as const] : [];
    }),
  );
  return {fila, arquivos: new Map(lidos.flat())};
}

/** Makes what is kept of this painter exactly this; files that are there already are not written again. */
export async function gravarBanco(pintor: number, fila: FilaGuardada, novos: Arquivos): Promise<void> {
  const tx = (await abrir()).transaction(['filas', 'arquivos'], 'readwrite');
  const [filas, arquivos] = [tx.objectStore('filas'), tx.objectStore('arquivos')];
  const guardados = (await arquivos.getAllKeys(doPintor(pintor))).map(([, nome]) => nome);
  await Promise.all([
    ...guardados.filter(nome => !novos.has(nome)).map(nome => arquivos.delete([pintor, nome])),
    ...[...novos]
      .filter(([nome]) => !guardados.includes(nome))
      .map(([nome, arquivo]) => arquivos.put(arquivo, [pintor, nome])),
    fila.itens.length > 0 || fila.codigo ? filas.put(fila, pintor) : filas.delete(pintor),
    tx.done,
  ]);
}

/** Lets go of everything of this painter's. */
export const limparBanco = (pintor: number): Promise<void> =>
  gravarBanco(pintor, {itens: [], codigo: '', pedida: false}, new Map());
