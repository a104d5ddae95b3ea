import {z} from 'zod';
import {ACTIVE_FEMININE_LABELS, YES_NO_LABELS} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {registration} from '../../kernel/entities/registration';

const membro = z.object({id: z.int(), nomeInput: z.string(), cnpj: z.string()}).meta({id: 'MembroDaRede'});

/** A network of resellers, which pays for the points that are earned at its shops (0-rules, 8). */
export const Rede = entity(
  'rede',
  {
    id: f.id(),
    nome: f.text(120).title('Nome').required('Informe o nome').unique('Rede já cadastrada'),
    regiao: f.text(60).title('Região').required('Informe a região'),
    dataCadastro: f.date().title('Entrou em').defaulted(),
    numeroRevendas: f.int().title('Revendas').computed('(SELECT count(*) FROM revenda r WHERE r.rede_id = t.id)::int'),
    acimaCota: f
      .int()
      .title('Acima da cota')
      .computed('(SELECT count(*) FROM cota_rede c WHERE c.rede_id = t.id AND c.saldo < 0)::int'),
    bloquearAcimaCota: f.flag01().title('Bloquear acima da cota').labels(YES_NO_LABELS),
    ativo: f.flag01().title('Ativa').labels(ACTIVE_FEMININE_LABELS),
    membros: f.json(z.array(membro)).computed(
      `coalesce((SELECT json_agg(json_build_object('id', r.id, 'nomeInput', r.nome_input, 'cnpj', r.cnpj) ORDER BY r.nome_input, r.id)
                     FROM revenda r WHERE r.rede_id = t.id), '[]')`,
    ),
  },
  {label: 'A rede', few: true},
);

export const redes = registration(Rede, {
  path: '/api/redes',
  calls: ['list'],
  list: {as: 'redes', sort: 'nome', search: 'para_busca(t.nome)'},
  labels: {one: 'uma rede', many: 'as redes'},
});
