import assert from 'node:assert/strict';
import {exportColumns} from '../../kernel/exports/columns';
import {allLists, headingsOf, registerList} from '../../kernel/lists/list';
import {isServed} from '../../kernel/lists/list-docs';
import '../../modules';

const served = () => allLists().filter(list => isServed(list) && !list.name.startsWith('teste-'));

/** Fields that identify rows or files for programs. */
const ON_SCREENS_ALONE = /^(id|id[A-Z]\w*|redeId|foto|imagens|nomeArquivo|arquivoUrl|redeAntifraude|diretorio\w+)$/;

const OF_PAINTERS = ['sobre', 'clusterValorPonto', 'verTutorial', 'cadastroAcheSeuPintor'];

/** Fields that the files of a list omit, as only its screen needs them or another column has the same data. */
const KEPT_BACK: Readonly<Record<string, readonly string[]>> = {
  'produtos-da-loja': ['ativo'],
  pontuacoes: ['criadoEm', 'atualizadoEm', 'codigoPromocional', 'tipo'],
  pendentes: ['tipo', 'certa'],
  encerradas: ['tipo'],
  notas: ['tipo'],
  'nao-processadas': ['leitura', 'tipo'],
  niveis: ['img'],
  cursos: ['linkCapaCurso'],
  pintores: OF_PAINTERS,
  empresas: OF_PAINTERS,
  galeria: ['image', 'antesDe'],
  favoritos: ['custo', 'isCombo', 'quantidade', 'ativo'],
  'premios-loja': ['custo', 'isCombo', 'quantidade', 'ativo'],
  movimentos: [
    'estadoNota',
    'leitura',
    'pontosEstimados',
    'reprovadoMotivo',
    'reenviadaEm',
    'totalVenda',
    'pontosDobrados',
    'codigoSemEfeito',
    'statusResgate',
    'previsaoEntrega',
    'dataEntrega',
    'indicado',
  ],
  avisos: ['tipo', 'destino'],
  aprovacoes: ['pedidaPorId'],
  trabalhos: ['tipo', 'cancelar', 'desfazivel', 'comecouEm'],
  'cursos-concluidos': ['disponivel'],
  historico: ['tipo'],
  importacoes: [
    'tamanho',
    'formato',
    'codificacao',
    'separador',
    'decimal',
    'planilha',
    'trabalho',
    'desfazerAte',
    'modo',
  ],
  'avaliacoes-pintor': ['link'],
  moderacao: ['versao'],
  resgates: ['identificador', 'tipo', 'totalPontos', 'atrasado'],
};

describe('The headings of exported files', () => {
  it('are said for every list that is served', () => {
    for (const list of served()) assert.ok(headingsOf(list).length > 0, list.name);
  });

  it('are said for every field but those that only a screen needs', () => {
    for (const list of served()) {
      const {name, fields} = list;
      const headed = new Map(headingsOf(list));
      const kept = Object.entries(fields).filter(([field]) => !headed.has(field));
      const unsaid = kept.filter(([field, {state}]) => state.kind !== 'json' && !ON_SCREENS_ALONE.test(field));
      assert.deepEqual(
        unsaid.map(([field]) => field),
        KEPT_BACK[name] ?? [],
        name,
      );
    }
  });

  it('are not missing of a column that a list names', () => {
    const [list] = served();
    assert.ok(list);
    assert.throws(
      () => registerList({...list, name: 'teste', columns: ['tinta']}),
      /column tinta of the list teste has no title/,
    );
  });

  it('are words, each once in its file', () => {
    for (const list of served()) {
      const headings = exportColumns(list).map(({heading}) => heading);
      assert.equal(new Set(headings).size, headings.length, list.name);
      for (const heading of headings) assert.match(heading, /^\p{Lu}/u, `${list.name}: ${heading}`);
    }
  });

  it('stand over nothing that is no text for people: JSON, inner paths', () => {
    for (const list of served())
      for (const {name, field} of exportColumns(list)) {
        assert.notEqual(field.state.kind, 'json', `${list.name}.${name}`);
        // Whether there is a photo is information for people.
        if (field.state.kind === 'bool') continue;
        assert.doesNotMatch(name, /diretorio|arquivoUrl|foto|imagens/i, `${list.name}.${name}`);
      }
  });
});
