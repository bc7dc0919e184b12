/** Anything JSON can say. States, deals, actions, views, events and bot memories are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
