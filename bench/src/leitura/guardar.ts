import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {DocumentoLido} from '@clube/receipt-reader';
import type {Achado} from './pontuacao/comparar';
import type {Medicao} from './pontuacao/contar';

const ruim = ({sentenca}: Achado) => sentenca === 'errado' || sentenca === 'vazio';

/** What was wrong with a reading, a line each. */
export function falhasDe({prova, achados}: Medicao): string[] {
  return achados
    .filter(ruim)
    .map(
      ({campo, sentenca, certa, esperado, lido, fonte}) =>
        `- ${campo}${certa ? ' (CERTAIN)' : ''}, ${prova.forma}, ${prova.layout}: expected "${esperado}", ${sentenca === 'vazio' ? 'read nothing' : `read "${lido}"`}${fonte ? ` by ${fonte}` : ''} · ${prova.arquivos.map(({nome}) => nome).join(' ')}`,
    );
}

const EXEMPLOS = 2;

/** What was wrong with all readings, a heading for every kind with how often and a few examples. */
export function tiposDeFalha(medicoes: readonly Medicao[]): string {
  const tipos = new Map<string, string[]>();
  for (const medicao of medicoes)
    for (const linha of falhasDe(medicao)) {
      const [campo = '', defeitos = ''] = [/^- ([^:]*):/.exec(linha)?.[1], /\[([^[]*)\]" ·/.exec(linha)?.[1]];
      const tipo = `${campo}${/read nothing/.test(linha) ? ': nothing read' : ''}${defeitos ? `: ${defeitos}` : ''}`;
      tipos.set(tipo, [...(tipos.get(tipo) ?? []), linha]);
    }
  return [...tipos]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([tipo, linhas]) => `## ${linhas.length} × ${tipo}\n\n${linhas.slice(0, EXEMPLOS).join('\n')}\n`)
    .join('\n');
}

/** Writes a document with its truth, what was read there and what was wrong into a folder of its own. */
export function guardarMedicao(pasta: string, medicao: Medicao, lido: DocumentoLido): void {
  const {prova} = medicao;
  const propria = join(pasta, prova.id);
  mkdirSync(propria, {recursive: true});
  for (const {nome} of prova.arquivos) copyFileSync(nome, join(propria, basename(nome)));
  writeFileSync(join(propria, 'verdade.json'), JSON.stringify(prova, null, 2));
  writeFileSync(join(propria, 'lido.json'), JSON.stringify(lido, null, 2));
  writeFileSync(join(propria, 'falhas.md'), falhasDe(medicao).join('\n'));
}
