import {avisar} from '@clube/ui';
import {mensagemDe} from '@clube/api-client';
import {CAMPOS_NOVA_VENDA, cnpjValido, cpfValido} from '@clube/domain';
import {useState} from 'react';
import {buscarPintor} from '../../pintores/consultas';
import type {Pendente} from '../tipos';
import {
  buscarRevenda,
  validarCodigo,
  vendaExiste,
  type CodigoDaVenda,
  type PintorDaVenda,
  type RevendaDaVenda,
} from './consultas';
import {apontar} from './campo';
import {comAchado, comDigitado, comLeitura, type Formulario} from './formulario';
import type {NotaLida} from './leitura/tipos';
import {dataDigitada, vendaInicial, type CampoVenda, type ErrosVenda, type VendaEmEdicao} from './venda';

export interface Referencias {
  pintor?: PintorDaVenda;
  revenda?: RevendaDaVenda;
  codigo?: CodigoDaVenda;
}

/** What a changed field makes unknown again. */
const ESQUECE: Partial<Record<CampoVenda, keyof Referencias>> = {
  cpf: 'pintor',
  cnpjLoja: 'revenda',
  codigoPromocional: 'codigo',
};

/** The new-sale form: its values, what was looked up for them, what is wrong with them. */
export function useNovaVenda(nota: Pendente) {
  const [{venda, tocados, lida}, setFormulario] = useState<Formulario>(() => ({
    venda: vendaInicial(nota),
    tocados: new Set(),
  }));
  const [refs, setRefs] = useState<Referencias>({});
  const [erros, setErros] = useState<ErrosVenda>({});

  const esquecer = (campos: readonly (keyof VendaEmEdicao)[]): void => {
    const mudaram = new Set<string>(campos);
    setErros(antes => Object.fromEntries(Object.entries(antes).filter(([campo]) => !mudaram.has(campo))));
    setRefs(antes => {
      const depois = {...antes};
      for (const [campo, ref] of Object.entries(ESQUECE)) if (mudaram.has(campo)) delete depois[ref];
      return depois;
    });
  };
  /** `refeito` names a field that was refused together with what is changed. */
  const mudar = (parte: Partial<VendaEmEdicao>, refeito?: CampoVenda): void => {
    setFormulario(antes => comDigitado(antes, parte));
    esquecer([...(Object.keys(parte) as (keyof VendaEmEdicao)[]), ...(refeito ? [refeito] : [])]);
  };
  const achar = (parte: Partial<VendaEmEdicao>): void => {
    setFormulario(antes => comAchado(antes, parte));
    esquecer(Object.keys(parte) as (keyof VendaEmEdicao)[]);
  };
  /** A person has looked at a value and found it right. */
  const aprovar = (campo: CampoVenda): void =>
    setFormulario(antes => ({...antes, tocados: new Set([...antes.tocados, campo])}));
  const receber = (nova: NotaLida): void => {
    const antes = {venda, tocados, lida};
    const depois = comLeitura(antes, nova, refs.revenda?.cnpj);
    const mudaram = (Object.keys(depois.venda) as (keyof VendaEmEdicao)[]).filter(
      campo => depois.venda[campo] !== venda[campo],
    );
    setFormulario(depois);
    esquecer(mudaram);
  };
  /** In silence for what nobody has typed: said beside the field, without a message over the next thing to look at. */
  const recusar = (campo: CampoVenda, mensagem: string, outros: ErrosVenda = {}, emSilencio = false): void => {
    setErros(antes => ({...antes, [campo]: mensagem, ...outros}));
    if (emSilencio) return;
    avisar.erro(mensagem);
    apontar(campo);
  };
  const tentar = async (consulta: () => Promise<void>): Promise<void> => {
    try {
      await consulta();
    } catch (motivo) {
      avisar.erro(mensagemDe(motivo));
    }
  };

  const conferirCpf = (): Promise<void> =>
    tentar(async () => {
      if (!venda.cpf || refs.pintor?.cpf === venda.cpf) return;
      const pintor = cpfValido(venda.cpf) ? await buscarPintor<PintorDaVenda>(venda.cpf) : undefined;
      if (pintor) setRefs(antes => ({...antes, pintor}));
      else recusar('cpf', 'CPF inválido');
    });

  const conferirCnpj = (emSilencio = false): Promise<void> =>
    tentar(async () => {
      const {cnpjLoja} = venda;
      if (!cnpjLoja || refs.revenda?.cnpj === cnpjLoja) return;
      if (!cnpjValido(cnpjLoja)) return recusar('cnpjLoja', 'CNPJ Inválido', {}, emSilencio);
      const revenda = await buscarRevenda(cnpjLoja);
      if (!revenda) return conferirNumero(undefined, emSilencio);
      achar({
        codigoPromocional: '',
        nomeLoja: revenda.nomeInput || revenda.nomeFantasia,
        estadoLoja: revenda.endEstado ?? venda.estadoLoja,
        cidadeLoja: revenda.endCidade ?? venda.cidadeLoja,
      });
      setRefs(antes => ({...antes, revenda}));
      if (!emSilencio) avisar.info('Revenda encontrada');
      return conferirNumero(undefined, emSilencio);
    });

  const conferirNumero = (tipoFiscal = venda.tipoFiscal, emSilencio = false): Promise<void> =>
    tentar(async () => {
      const {identificador, cnpjLoja} = venda;
      if (!identificador || !tipoFiscal || !cnpjValido(cnpjLoja)) return;
      if (await vendaExiste(identificador, tipoFiscal, cnpjLoja))
        recusar('identificador', 'Venda já processada', {tipoFiscal: 'Venda já processada'}, emSilencio);
    });

  const conferirData = (): void => {
    if (venda.realizadoEm && !dataDigitada(venda.realizadoEm))
      recusar('realizadoEm', `${CAMPOS_NOVA_VENDA.realizadoEm} inválido`);
  };

  const conferirCodigo = (): Promise<void> =>
    tentar(async () => {
      const texto = venda.codigoPromocional.trim().toUpperCase();
      if (!texto || refs.codigo?.codigo === texto) return;
      const codigo = await validarCodigo(texto);
      if ('erro' in codigo) recusar('codigoPromocional', codigo.erro);
      else setRefs(antes => ({...antes, codigo}));
    });

  return {
    venda,
    tocados,
    /** The reading that the form was filled from. */
    lida,
    refs,
    erros,
    setErros,
    mudar,
    aprovar,
    receber,
    conferir: {
      cpf: conferirCpf,
      cnpj: conferirCnpj,
      numero: conferirNumero,
      data: conferirData,
      codigo: conferirCodigo,
    },
  };
}

export type FormularioVenda = ReturnType<typeof useNovaVenda>;
