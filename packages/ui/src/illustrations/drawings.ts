import type {ComponentType} from 'react';
import {SandingDisc, Ladder, Drill, Can, Glove, Brush, Roller} from './tools';
import {Shorts, Boot, TShirt, Card, Phone, Kit, Magnifier, Receipt, Gift} from './objects';
import type {DrawingProps} from './drawing-props';

export const DRAWINGS = {
  can: Can,
  roller: Roller,
  brush: Brush,
  ladder: Ladder,
  drill: Drill,
  glove: Glove,
  sandingDisc: SandingDisc,
  tShirt: TShirt,
  shorts: Shorts,
  boot: Boot,
  kit: Kit,
  phone: Phone,
  card: Card,
  gift: Gift,
  receipt: Receipt,
  magnifier: Magnifier,
} as const satisfies Record<string, ComponentType<DrawingProps>>;

export type DrawingName = keyof typeof DRAWINGS;
