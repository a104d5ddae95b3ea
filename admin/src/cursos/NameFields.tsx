import type {FieldErrors} from '@clube/domain';
import {Field, TextAreaField} from '@clube/ui';
import {useState} from 'react';

/** The typed name and description of a part of a course. */
export function useNameFields(of: {nome: string; descricao: string | null} | undefined) {
  const [nome, setNome] = useState(of?.nome ?? '');
  const [descricao, setDescricao] = useState(of?.descricao ?? '');
  return {typed: {nome: nome.trim(), descricao: descricao.trim()}, nome, setNome, descricao, setDescricao};
}

interface Props {
  fields: ReturnType<typeof useNameFields>;
  errors: FieldErrors;
  rows: number;
}

export function NameFields({fields: {nome, setNome, descricao, setDescricao}, errors, rows}: Props) {
  return (
    <>
      <Field
        label="Nome"
        value={nome}
        maxLength={200}
        error={errors.nome}
        onChange={event => setNome(event.target.value)}
      />
      <TextAreaField
        label="Descrição"
        optional
        rows={rows}
        value={descricao}
        maxLength={5000}
        error={errors.descricao}
        onChange={event => setDescricao(event.target.value)}
      />
    </>
  );
}
