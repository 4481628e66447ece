package io.fairlead.inventory.topology;

/**
 * A piece of a file's text and where it stands.
 *
 * @param text text, without quotes
 * @param line line from 1
 * @param column column of its first character, from 1
 */
record Located(String text, int line, int column) {}
